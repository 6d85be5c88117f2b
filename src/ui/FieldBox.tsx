import { Component, createRef, type ReactNode } from 'react';

type FieldBoxProps = { readonly className: string | undefined; readonly children: ReactNode };
type Text = HTMLInputElement | HTMLTextAreaElement;

/**
 * The box around a text's control. A password manager may fill that in without an event: React, which draws it anew for
 * whatever reason, would put its own value back, so what stood there is reported once that has happened. A class, since
 * nothing else is asked before React changes the page.
 */
export class FieldBox extends Component<FieldBoxProps> {
  readonly #box = createRef<HTMLDivElement>();
  /** What an event reported: a form that keeps something else of it means to. */
  #reported: string | null = null;

  readonly #onInput = ({ target }: { readonly target: EventTarget }) => {
    this.#reported = (target as Text).value;
  };

  override getSnapshotBeforeUpdate(): string | null {
    const control = this.#control();
    // React writes its own value into the attribute as well.
    return control && control.value !== control.defaultValue && control.value !== this.#reported ? control.value : null;
  }

  override componentDidUpdate(_props: FieldBoxProps, _state: unknown, silent: string | null): void {
    const control = this.#control();
    this.#reported = null;
    if (silent === null || !control || control.value === silent) return;
    // Each in a turn of its own, so that a form has the one field before the next.
    queueMicrotask(() => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, silent);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }

  #control(): Text | null {
    return this.#box.current?.querySelector<Text>('input, textarea') ?? null;
  }

  override render() {
    return (
      <div ref={this.#box} className={this.props.className} onInputCapture={this.#onInput}>
        {this.props.children}
      </div>
    );
  }
}
