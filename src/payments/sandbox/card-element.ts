import { digitsOf, cardBrand } from '#domain/cards/card-number.ts';
import type { Language } from '#contract/enumerations.ts';
import styles from './sandbox.module.css';
import { groupExpiry, groupNumber, problemOf, readExpiry, type CardProblem, type Typed, type TypedField } from './typed-card.ts';
import { WORDS } from './words.ts';

type Listener = (event: object) => void;
const FIELDS: readonly TypedField[] = ['number', 'expiry', 'cvc'];
const TOKENS = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const;
const CODES: Record<CardProblem, string> = {
  wrongNumber: 'invalid_number',
  incompleteNumber: 'incomplete_number',
  incompleteExpiry: 'incomplete_expiry',
  wrongExpiry: 'invalid_expiry_month',
  past: 'invalid_expiry_year_past',
  incompleteCvc: 'incomplete_cvc',
};

let made = 0;

/** A card's fields where Stripe's card element would mount its own: number, expiry and security code, each with its label. */
export class CardElement {
  private readonly root = document.createElement('div');
  private readonly inputs: Record<TypedField, HTMLInputElement>;
  private readonly said: Record<TypedField, HTMLElement>;
  private readonly brand = document.createElement('span');
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly left = new Set<TypedField>();

  constructor(
    private readonly language: Language,
    private readonly today: () => Date,
  ) {
    made += 1;
    const words = WORDS[language];
    const below = (): HTMLElement => {
      const place = Object.assign(document.createElement('p'), { className: styles.said ?? '' });
      place.setAttribute('role', 'status');
      return place;
    };
    const said = { number: below(), expiry: below(), cvc: below() };
    this.said = said;
    const field = (name: TypedField, label: string, placeholder: string): HTMLInputElement => {
      const input = Object.assign(document.createElement('input'), {
        type: 'text',
        inputMode: 'numeric',
        autocomplete: TOKENS[name],
        placeholder,
        name: TOKENS[name],
        id: `sandbox-${name}-${made}`,
        className: styles.input ?? '',
      });
      said[name].id = `${input.id}-error`;
      const caption = Object.assign(document.createElement('label'), {
        htmlFor: input.id,
        textContent: label,
        className: styles.label ?? '',
      });
      const box = Object.assign(document.createElement('div'), { className: styles[name] ?? '' });
      const line = Object.assign(document.createElement('div'), { className: styles.box ?? '' });
      line.append(input, ...(name === 'number' ? [this.brand] : []));
      box.append(caption, line, said[name]);
      this.root.append(box);
      input.addEventListener('input', () => this.typed(name));
      input.addEventListener('blur', () => this.leave(name));
      input.addEventListener('focus', () => this.emit('focus'));
      return input;
    };
    this.root.className = styles.card ?? '';
    this.brand.className = styles.brand ?? '';
    this.inputs = {
      number: field('number', words.number, '1234 1234 1234 1234'),
      expiry: field('expiry', words.expiry, words.expiryShape),
      cvc: field('cvc', words.cvc, 'CVC'),
    };
  }

  /** What is typed, for the provider alone; null while something is wrong, which is then shown. */
  read():
    | { readonly number: string; readonly exp_month: number; readonly exp_year: number; readonly cvc: string }
    | { readonly code: string; readonly message: string } {
    for (const name of FIELDS) this.left.add(name);
    this.show();
    const { number, expiry, cvc } = this.values();
    const problem = this.firstProblem();
    const date = readExpiry(expiry);
    if (problem || !date)
      return { code: CODES[problem ?? 'incompleteExpiry'], message: WORDS[this.language][problem ?? 'incompleteExpiry'] };
    return { number: digitsOf(number), exp_month: date.month, exp_year: date.year, cvc };
  }

  mount(into: string | HTMLElement): void {
    const place = typeof into === 'string' ? document.querySelector(into) : into;
    place?.replaceChildren(this.root);
    queueMicrotask(() => this.emit('ready'));
  }
  unmount(): void {
    this.root.remove();
  }
  destroy(): void {
    this.clear();
    this.root.remove();
  }
  update(): void {
    /* The look follows the page's own colours. */
  }
  clear(): void {
    for (const name of FIELDS) this.inputs[name].value = '';
    this.left.clear();
    this.show();
  }
  focus(): void {
    (Object.values(this.inputs).find((input) => input.getAttribute('aria-invalid')) ?? this.inputs.number).focus();
  }
  blur(): void {
    for (const name of FIELDS) this.inputs[name].blur();
  }
  collapse(): void {
    /* Nothing opens here. */
  }
  on(type: string, listener: Listener): this {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
    return this;
  }
  once(type: string, listener: Listener): this {
    const first: Listener = (event) => {
      this.off(type, first);
      listener(event);
    };
    return this.on(type, first);
  }
  off(type: string, listener?: Listener): this {
    if (listener) this.listeners.get(type)?.delete(listener);
    else this.listeners.delete(type);
    return this;
  }

  private values(): Typed {
    return { number: this.inputs.number.value, expiry: groupExpiry(this.inputs.expiry.value), cvc: this.inputs.cvc.value };
  }
  private problem(name: TypedField): CardProblem | null {
    return problemOf(name, this.values(), this.today());
  }
  private firstProblem(): CardProblem | null {
    return FIELDS.map((name) => this.problem(name)).find((problem) => problem !== null) ?? null;
  }
  private typed(name: TypedField): void {
    const input = this.inputs[name];
    const grouped =
      name === 'number' ? groupNumber(input.value) : name === 'expiry' ? groupExpiry(input.value) : digitsOf(input.value).slice(0, 4);
    // While something is taken away in the middle, the groups wait until the field is left.
    if (input.selectionStart === input.value.length) input.value = grouped;
    if (name === 'number') this.brand.dataset.brand = cardBrand(input.value) ?? '';
    this.show();
  }
  private leave(name: TypedField): void {
    if (this.inputs[name].value !== '') this.left.add(name);
    this.show();
    this.emit('blur');
  }
  private show(): void {
    const wrong = FIELDS.filter((name) => this.left.has(name) && this.problem(name) !== null);
    for (const name of FIELDS) {
      const [input, place] = [this.inputs[name], this.said[name]];
      const problem = wrong.includes(name) ? this.problem(name) : null;
      place.textContent = problem === null ? '' : WORDS[this.language][problem];
      if (problem !== null) {
        input.setAttribute('aria-invalid', 'true');
        input.setAttribute('aria-describedby', place.id);
      } else {
        input.removeAttribute('aria-invalid');
        input.removeAttribute('aria-describedby');
      }
    }
    const problem = wrong[0] ? this.problem(wrong[0]) : null;
    const values = this.values();
    this.emit('change', {
      elementType: 'card',
      brand: cardBrand(values.number) ?? 'unknown',
      complete: this.firstProblem() === null,
      empty: FIELDS.every((name) => values[name] === ''),
      error:
        problem === null
          ? undefined
          : { type: 'validation_error', code: CODES[problem], message: WORDS[this.language][problem], isSaid: true },
      value: { postalCode: '' },
    });
  }
  private emit(type: string, event: object = { elementType: 'card' }): void {
    for (const listener of this.listeners.get(type) ?? []) listener(event);
  }
}
