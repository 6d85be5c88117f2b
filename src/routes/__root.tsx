import { createRootRouteWithContext } from '@tanstack/react-router';
import * as v from 'valibot';
import type { RouterContext } from '../router-context.ts';
import { Frame } from '../frame/Frame.tsx';

const search = v.object({
  dialog: v.optional(v.fallback(v.optional(v.picklist(['signIn', 'signUp', 'forgotPassword'])), undefined)),
  city: v.optional(v.fallback(v.optional(v.string()), undefined)),
});

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: search,
  beforeLoad: ({ context }) => context.texts.load('frame'),
  component: Frame,
});
