import type { FlowNames } from './flow-names.ts';
import { wayBetween } from './way-between.ts';
import type { Layout } from './layout.ts';

/** The chart with its port filled, by a call that every server answers until the flow's own is named. */
export const portsText = ({ id, title }: FlowNames, at: Layout): string => {
  const to = wayBetween(at.ports);
  return `import { alwaysAnswered } from '${to('src/shop/always-answered.ts')}';
import { adminCalls } from '${to('contract/calls/admin.ts')}';
import { ${id}Machine } from '${to(at.machine)}';
import { ok } from '${to('contract/result.ts')}';
import type { Api } from '${to('src/api/api.ts')}';

/** ${title} with its port filled. */
export const ${id}With = (api: Api): typeof ${id}Machine =>
  ${id}Machine.provide({
    actors: {
      ask: alwaysAnswered(async ({ signal }) => {
        const answered = await api.call(adminCalls.get_setting_detail, {}, { signal });
        return answered.ok ? ok(null) : answered;
      }),
    },
  });
`;
};

export const hookText = ({ id, type, name, title }: FlowNames, at: Layout): string => {
  const to = wayBetween(at.hook);
  return `import { useMachine } from '@xstate/react';
import { to${type}View } from '${to(at.view)}';
import { useLoaded } from '${to('src/shop/use-loaded.ts')}';
import type { FlowDeps } from '${to('src/shop/load-once.ts')}';

/** Loads the logic of ${name.replaceAll('-', ' ')}. */
export const load${type} = async ({ api }: FlowDeps) => (await import('./${name}-ports.ts')).${id}With(api);

/** ${title}; lives with its screen and suspends until its logic is there. */
export function use${type}() {
  const [snapshot, send] = useMachine(useLoaded(load${type}));
  return [to${type}View(snapshot), send] as const;
}
`;
};

/** A part of a page that renders the view and sends one event. */
export const screenText = ({ type }: FlowNames, at: Layout): string => {
  const to = wayBetween(at.screen);
  return `import { Trans } from '@lingui/react/macro';
import { use${type} } from '${to(at.hook)}';
import { Button } from '${to('src/ui/Button.tsx')}';
import { Message } from '${to('src/ui/Message.tsx')}';
import { FailureText } from '${to('src/failures/FailureText.tsx')}';

/** Asks, and says what came of it. */
export function ${type}() {
  const [view, send] = use${type}();
  if (view.is === 'done') return <Message tone="ok"><Trans>It is saved.</Trans></Message>;
  return (
    <div>
      {view.failure ? <Message tone="bad"><FailureText failure={view.failure} /></Message> : null}
      <Button busy={view.is === 'asking'} busyLabel={<Trans>Sending</Trans>} onClick={() => send({ type: 'question.asked' })}><Trans>Save</Trans></Button>
    </div>
  );
}
`;
};

const EMPTY_HEADERS = [
  'Project-Id-Version',
  'Report-Msgid-Bugs-To',
  'POT-Creation-Date',
  'PO-Revision-Date',
  'Last-Translator',
  'Language-Team',
  'Plural-Forms',
]
  .map((name) => `"${name}: \\n"\n`)
  .join('');
const WORDS = { 'It is saved.': 'C’est enregistré.', Save: 'Enregistrer', Sending: 'Envoi' } as const;

/** The catalogue of the screen's folder, as `npm run texts` writes it. */
export const catalogueText = (language: 'en' | 'fr', { screen }: Layout): string =>
  [
    `msgid ""\nmsgstr ""\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n"X-Generator: @lingui/cli\\n"\n"Language: ${language}\\n"\n${EMPTY_HEADERS}`,
    ...Object.entries(WORDS).map(
      ([english, french]) => `#: ${screen}\nmsgid "${english}"\nmsgstr "${language === 'fr' ? french : english}"\n`,
    ),
  ].join('\n');
