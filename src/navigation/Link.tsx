import { Link as RouterLink, useRouter, type LinkComponent, type LinkComponentProps } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { afterPaint } from '#src/browser/after-paint.ts';

const isOwn = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && (currentTarget.target === '' || currentTarget.target === '_self');

/** TanStack Router's link, but that a press is painted before its page is drawn: the router draws one whose code is there within the press (record 025). */
export const Link = ((props: LinkComponentProps<'a'>) => {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (event.defaultPrevented || !isOwn(event)) return;
    event.preventDefault();
    afterPaint(() => void router.navigate(props));
  };
  return <RouterLink {...props} onClick={follow} />;
}) as LinkComponent<'a'>;
