import styles from './sandbox.module.css';

const text = (tag: 'h2' | 'p', className: string | undefined, words: string, id: string): HTMLElement =>
  Object.assign(document.createElement(tag), { className: className ?? '', textContent: words, id });

function button(words: string, className: string | undefined, press: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', className: className ?? '', textContent: words });
  made.addEventListener('click', press);
  return made;
}

let asked = 0;

type Question<Answer> = {
  readonly from: string;
  readonly question: string;
  readonly explained: string;
  readonly answers: readonly (readonly [answer: Answer, words: string])[];
  readonly close: string;
};

/** A question of the sandbox's above everything else; the focus goes back to where it was. Closing it is no answer, nor is its going away by `dismissed`. */
export function askInDialog<Answer extends string>(
  { from, question, explained, answers, close }: Question<Answer>,
  dismissed: AbortSignal,
): Promise<Answer | 'closed'> {
  const before = document.activeElement;
  asked += 1;
  const [title, description] = [`sandbox-question-${asked}`, `sandbox-explained-${asked}`];
  return new Promise((resolve) => {
    const dialog = Object.assign(document.createElement('dialog'), { className: styles.challenge ?? '' });
    dialog.setAttribute('aria-labelledby', title);
    dialog.setAttribute('aria-describedby', description);
    let isAnswered = false;
    const answer = (given: Answer | 'closed') => {
      if (isAnswered) return;
      isAnswered = true;
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(given);
    };
    dialog.append(
      text('p', styles.bank, from, `sandbox-bank-${asked}`),
      text('h2', styles.question, question, title),
      text('p', styles.explained, explained, description),
      ...answers.map(([given, words], index) => button(words, index === 0 ? styles.pass : styles.fail, () => answer(given))),
      button(close, styles.leave, () => answer('closed')),
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      answer('closed');
    });
    // A browser asks nobody before it closes a dialog for whoever has touched nothing since it opened.
    dialog.addEventListener('close', () => answer('closed'));
    // What is pressed here is the bank's: the page's own dialogs below must not take it for theirs.
    for (const type of ['keydown', 'pointerdown', 'mousedown', 'click', 'focusin'])
      dialog.addEventListener(type, (event) => event.stopPropagation());
    dismissed.addEventListener('abort', () => answer('closed'), { once: true });
    document.body.append(dialog);
    dialog.showModal();
  });
}
