import { useLingui } from '@lingui/react/macro';
import type { RideMapProps } from '#src/maps/ride/ride-map-props.ts';

export function useGestureTexts(): RideMapProps['gestureTexts'] {
  const { t } = useLingui();
  const [ctrl, command, fingers] = [t`Ctrl + scroll to zoom the map`, t`⌘ + scroll to zoom the map`, t`Two fingers move the map`];
  return {
    'CooperativeGesturesHandler.WindowsHelpText': ctrl,
    'CooperativeGesturesHandler.MacHelpText': command,
    'CooperativeGesturesHandler.MobileHelpText': fingers,
    'ScrollZoomBlocker.CtrlMessage': ctrl,
    'ScrollZoomBlocker.CmdMessage': command,
    'TouchPanBlocker.Message': fingers,
  };
}
