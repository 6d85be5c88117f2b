import { useRouteContext } from '@tanstack/react-router';

/** The words of the page, for a part that brings its own. */
export const useTexts = () => useRouteContext({ from: '__root__' }).texts;
export type Texts = ReturnType<typeof useTexts>;
