import { beforeEach, describe, expect, test, vi } from 'vitest';
import { act, type ComponentType } from 'react';
import { createHolder } from '#src/flows/holder.ts';
import { fromPromise } from 'xstate';
import { leadMachine } from '#machines/lead/lead.machine.ts';
import { HopperPage } from '#src/views/pages/HopperPage.tsx';
import { PartnerPage } from '#src/views/pages/PartnerPage.tsx';
import { WelcomeHopperPage } from '#src/views/pages/WelcomeHopperPage.tsx';
import { WelcomePartnerPage } from '#src/views/pages/WelcomePartnerPage.tsx';
import { HelpPage } from '#src/views/pages/help/HelpPage.tsx';
import { draw } from '../stage/draw.tsx';

void fromPromise; void leadMachine; void act; void beforeEach; void vi;
const logic = Promise.resolve({ machine: leadMachine, begin: () => ({ draft: {} }), remember: () => undefined });
const page = (Page: ComponentType) => draw(<Page />, { flows: { headline: createHolder<string>(), leadLogic: () => logic } });
const mails = () => [...document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')].map(({ href }) => href);
describe('x', () => {
  test('a', async () => {
    const { shown, until } = await page(HopperPage);
    await until(() => shown().includes('textbox: First name'));
    expect(shown()).toEqual([]);
  });
  test('b', async () => {
    await page(WelcomeHopperPage);
    expect(mails()).toEqual([]);
  });
  test('c', async () => {
    const { shown } = await page(HelpPage);
    expect(mails()).toEqual([]);
    expect(shown()).toEqual([]);
  });
  test('d', async () => {
    await page(WelcomePartnerPage);
    expect(mails()).toEqual([]);
    const { shown, until } = await page(PartnerPage);
    await until(() => shown().includes('textbox: First name'));
    expect(shown()).toEqual([]);
  });
});
