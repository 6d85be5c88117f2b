const TOKENS = {
  land: '--map-land',
  water: '--sky',
  waterEdge: '--sky-table',
  waterName: '--accent-ink',
  park: '--pistachio',
  street: '--map-street',
  streetEdge: '--map-street-edge',
  bridgeEdge: '--line-strong',
  name: '--ink-2',
  sight: '--ink-3',
  halo: '--ground',
} as const;

export type MapColours = Readonly<Record<keyof typeof TOKENS, string>>;

export function readColours(element: HTMLElement): MapColours {
  const probe = document.createElement('span');
  // With forced colours each would be the text's.
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  const colours = Object.entries(TOKENS).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colours) as MapColours;
}
