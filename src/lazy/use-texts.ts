import { useRouteContext } from '@tanstack/react-router';

export const useTexts = () => useRouteContext({ from: '__root__' }).texts;
export type Texts = ReturnType<typeof useTexts>;
