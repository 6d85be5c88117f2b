import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { recordText } from '#src/replay/page-recorder.ts';
import { useSpeak } from '#src/texts/speak-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';

/** Here and not in a catalogue: what did not come may be the words. */
const WORDS = {
  en: {
    title: 'Tell us what happened.',
    text: 'This copies the last steps of this page, for you to send to us: which part did what, and when. It holds nothing that you typed, and no name, address, order, card or amount.',
    copy: 'Copy what happened',
    copied: 'Copied. Paste it into your message to us.',
    nothing: 'Nothing has happened since this page was opened. Do once more what went wrong, then come here by the links of the page.',
    byHand: 'Your browser did not copy it. Here it is, marked, for you to copy:',
    label: 'What happened, as text',
  },
  fr: {
    title: 'Dites-nous ce qui s’est passé.',
    text: 'Ceci copie les dernières étapes de cette page, pour que vous nous les envoyiez\u202f: quelle partie a fait quoi, et quand. Rien de ce que vous avez saisi n’y figure, ni nom, ni adresse, ni commande, ni carte, ni montant.',
    copy: 'Copier ce qui s’est passé',
    copied: 'Copié. Collez-le dans votre message.',
    nothing:
      'Rien ne s’est passé depuis l’ouverture de cette page. Refaites ce qui n’a pas marché, puis revenez ici par les liens de la page.',
    byHand: 'Votre navigateur ne l’a pas copié. Le voici, sélectionné, à copier\u202f:',
    label: 'Ce qui s’est passé, en texte',
  },
} as const;

type Text = { readonly is: 'copied' | 'nothing' } | { readonly is: 'byHand'; readonly text: string } | null;

export function WhatHappened() {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId ?? '' });
  const { language } = useSpeak();
  const words = WORDS[language];
  const [copied, setCopied] = useState<Text>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const byHand = copied?.is === 'byHand';
  useEffect(() => {
    if (byHand) field.current?.select();
  }, [byHand]);
  const copy = async () => {
    const text = recordText(language, page);
    if (text === null) return setCopied({ is: 'nothing' });
    // Where the page is not served safely there is no clipboard, whatever its type says.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    try {
      if (!clipboard) throw new Error('There is no clipboard');
      await clipboard.writeText(text);
      setCopied({ is: 'copied' });
    } catch {
      setCopied({ is: 'byHand', text });
    }
  };
  const button = (
    <Button variant="secondary" size="small" onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
  const outcome = (
    <>
      <p role="status">{copied ? words[copied.is] : null}</p>
      {copied?.is === 'byHand' ? <TextAreaField ref={field} label={words.label} readOnly rows={8} value={copied.text} /> : null}
    </>
  );
  return (
    <Message title={words.title} action={button}>
      <span>{words.text}</span>
      {outcome}
    </Message>
  );
}
