import type { Transport } from '#src/api/api.ts';
import { CARD_SANDBOX } from '#contract/card-sandbox.ts';
import { endpoints } from '#contract/endpoints.ts';
import { DELIVERY_TYPE } from '#contract/enumerations.ts';
import { callOf, type CallOfPurchase, type Fault } from './faults.ts';
import { forgedRefusal } from './forged-refusals.ts';
import type { Random } from '#statecharts/random.ts';
import type { Browser } from './browser.ts';
import type { Run } from './run.ts';
import type { Answer, Request } from './storm-server.ts';

const names = new Map<string, string>([
  ...Object.values(endpoints).map(({ path, name }) => [path, name] as const),
  [CARD_SANDBOX.confirmPaymentIntent, 'confirm_payment_intent'],
  [CARD_SANDBOX.answerChallenge, 'answer_challenge'],
  [CARD_SANDBOX.confirmSetupIntent, 'confirm_setup_intent'],
  [CARD_SANDBOX.confirmTwint, 'confirm_twint'],
  [CARD_SANDBOX.retrieve, 'retrieve_intent'],
]);

export type Sender = {
  readonly name: string;
  readonly browser: Pick<Browser, 'lastAnswered' | 'nextCall'>;
  readonly isOpen: () => boolean;
  readonly reload: () => void;
  readonly customerId: () => string | null;
  /** Told when an answer comes, with the moment at which the server gave it. */
  readonly hears: (givenAt: number) => void;
};

/** An answer, and when the server gave it; what the network makes up knows of nothing later than the request. A call that comes twice is answered twice. */
type Given = Answer & { readonly givenAt?: number };

const LONG_CALLS: readonly (CallOfPurchase | null)[] = ['pay', 'create order'];
/** Calls that their flows repeat by themselves when no answer comes. */
const ASKED_ANEW: readonly CallOfPurchase[] = ['pay', 'create order', 'cart change'];
const POLLS_THAT_ARRIVE = 0.1;
/** How often it is looked whether an old answer is overtaken, and how many times. */
const AGAIN_AFTER = 5_000;
const PATIENCE_OF_OLD = 10;
/** How many statements of a call pass before its connection is cut: most calls say a handful. */
const STATEMENTS_BEFORE_A_CUT = [0, 0, 1, 2, 3, 5, 8, 13, 21] as const;
const SECOND = 1_000;

const isOfParcel = ({ body }: Request): boolean => (body as { readonly delivery_type?: unknown }).delivery_type === DELIVERY_TYPE.courier;

const garbled = (text: string, random: Random): string =>
  random.pick([
    '<html><body>Sign in to the network</body></html>',
    '',
    text.slice(0, Math.floor(text.length / 2)),
    '{"success":"true"}',
    '{"success":true}',
  ]);

/** Fails with a signal that is aborted meanwhile. Node keeps a signal made of others, and all behind it, for as long as somebody listens to it. */
async function untilAborted<Got>(signal: AbortSignal, asked: Promise<Got>): Promise<Got> {
  let leave = () => undefined as void;
  const left = new Promise<never>((_, fail) => {
    leave = () => fail(signal.reason as Error);
  });
  signal.addEventListener('abort', leave);
  try {
    return await Promise.race([asked, left]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/** One page's way to the server, in which the run's plan has things go wrong. */
export function networkOf(run: Run, sender: Sender): Transport {
  const { clock, world } = run;
  const { lastAnswered } = sender.browser;

  return ({ signal, ...request }) =>
    untilAborted(
      signal,
      new Promise<Answer>((resolve, reject) => {
        const name = names.get(request.path) ?? request.path;
        const call = callOf(name);
        const sentAs = sender.browser.nextCall();
        const { nth, random } = run.decisionsOf(`${sender.name} ${name}`);
        const quick = () => random.between(20, 400);
        const late = () =>
          LONG_CALLS.includes(call) ? random.between(31 * SECOND, 45 * SECOND) : random.between(11 * SECOND, 20 * SECOND);
        // The body is what it was when it was sent.
        const letter: Request = structuredClone(request);
        if (name === 'get_detail' && !random.chance(POLLS_THAT_ARRIVE)) return void clock.after(quick(), () => reject(new Error('lost')));
        const fault: Fault | null = call === null ? null : run.faultOf(call, random);
        const label = `${sender.name} ${name}#${nth}`;
        if (fault) run.struck(label);
        const hit = () => {
          if (call && fault) run.met(call, fault, label);
        };
        const sentAt = clock.now();
        const lost = () => {
          if (random.chance(0.5)) clock.after(quick(), () => reject(new Error('lost')));
        };
        const deliver = (answer: Given, after: number) => {
          clock.after(after, () => {
            if (signal.aborted || !sender.isOpen()) run.note(`${label} answered nobody`);
            else run.note(`${label} → ${run.words(answer.text)}`);
            const isOld = (lastAnswered.get(name) ?? 0) > sentAs;
            if (isOld && fault === 'overtaken') hit();
            lastAnswered.set(name, Math.max(sentAs, lastAnswered.get(name) ?? 0));
            sender.hears(answer.givenAt ?? sentAt);
            resolve(answer);
          });
        };
        /** An old answer is on its way until a newer one has come, or for so many times as long. */
        const comeAfterNewer = (answer: Given, times: number) => {
          if ((lastAnswered.get(name) ?? 0) > sentAs || times === 0) deliver(answer, 0);
          else clock.after(AGAIN_AFTER, () => comeAfterNewer(answer, times - 1));
        };
        const arrives = async (): Promise<Given | null> => {
          if (!run.server.isUp()) return null;
          if (fault === 'tokenExpired') await world.shoppers.endSessions(sender.customerId());
          const refusing =
            fault === 'refused' && LONG_CALLS.includes(call) ? await world.makeRefuse(call === 'pay', isOfParcel(letter)) : null;
          const answer = await run.server.handle(letter);
          await refusing?.();
          return { ...answer, givenAt: clock.now() };
        };
        const goThere = (then: (answer: Given) => void) => {
          clock.after(quick(), async () => {
            const answer = await arrives();
            if (answer) then(answer);
            else clock.after(quick(), () => reject(new Error('connection refused')));
          });
        };

        switch (fault) {
          case 'requestLost':
            hit();
            return lost();
          case 'brokenBefore':
            hit();
            return deliver({ status: random.pick([500, 502, 503]), retryAfter: null, text: '<html>Bad gateway</html>' }, quick());
          case 'refused': {
            if (!LONG_CALLS.includes(call)) {
              hit();
              return deliver({ status: 200, retryAfter: null, text: forgedRefusal(call) }, quick());
            }
            return goThere((answer) => {
              if (answer.text.startsWith('{"success":false')) hit();
              deliver(answer, quick());
            });
          }
          case 'answerLost':
            return goThere(() => {
              hit();
              lost();
            });
          case 'brokenAfter':
            return goThere(() => {
              hit();
              deliver({ status: random.pick([500, 502, 504]), retryAfter: null, text: '' }, quick());
            });
          case 'unreadable':
            return goThere((answer) => {
              hit();
              deliver({ ...answer, text: garbled(answer.text, random) }, quick());
            });
          case 'answersLate':
            return goThere((answer) => {
              hit();
              deliver(answer, late());
            });
          case 'overtaken': {
            // Where the flow itself does not ask anew, somebody does who is tired of waiting.
            if (call && !ASKED_ANEW.includes(call)) clock.after(random.between(1 * SECOND, 5 * SECOND), () => sender.reload());
            return goThere((answer) => void clock.after(Math.max(late(), 20 * SECOND), () => comeAfterNewer(answer, PATIENCE_OF_OLD)));
          }
          case 'doubled':
            clock.after(random.pick([0, 50, 500, 5 * SECOND, 40 * SECOND]) + quick(), async () => {
              if (await arrives()) hit();
            });
            return goThere((answer) => deliver(answer, quick()));
          case 'reloaded':
            clock.after(random.between(1, 399), () => {
              if (sender.isOpen()) {
                hit();
                sender.reload();
              }
            });
            return goThere((answer) => deliver(answer, 400));
          case 'tokenExpired':
            return goThere((answer) => {
              if (sender.customerId() !== null) hit();
              deliver(answer, quick());
            });
          case 'serverKilled': {
            const before = random.chance(0.5);
            return void clock.after(quick(), async () => {
              if (run.server.isUp()) {
                if (!before) await run.server.handle(letter);
                hit();
                run.killServer();
              }
              lost();
            });
          }
          case 'databaseCut': {
            const cut = { after: random.pick(STATEMENTS_BEFORE_A_CUT), isDone: random.chance(0.5) };
            return void clock.after(quick(), async () => {
              if (run.server.isUp()) run.server.open.weather.threaten(cut);
              const answer = await arrives();
              if (run.server.open.weather.clear()) hit();
              if (answer) deliver(answer, quick());
              else clock.after(quick(), () => reject(new Error('connection refused')));
            });
          }
          case null:
            return goThere((answer) => deliver(answer, quick()));
        }
      }),
    );
}
