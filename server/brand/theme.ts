export type Theme = ReadonlyMap<string, string>;

/**
 * Reads a theme: one `:root` with tokens, and `@font-face` before or after it. Nothing else may stand in it, since it becomes
 * part of every page. @throws Error that says what else does
 */
export function readTheme(css: string): { readonly tokens: Theme; readonly text: string } {
  const text = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:,]) ?/g, '$1')
    .trim();
  const [, root = ''] = /:root\{([^{}<]*)\}/.exec(text) ?? [];
  const rest = text.replace(/:root\{[^{}<]*\}/, '').replaceAll(/@font-face\{[^{}<]*\}/g, '');
  if (rest !== '') throw new Error(`theme.css: only :root and @font-face may stand in it, not ${rest.slice(0, 40)}`);
  const tokens = new Map<string, string>();
  for (const line of root.split(';').filter((one) => one !== '')) {
    const [, name, value] = /^(--[a-z0-9-]+):(.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`theme.css: ${line} is no token`);
    tokens.set(name, value);
  }
  return { tokens, text };
}

/** A colour of a theme, as it is on light and on dark ground. @throws Error where the theme has none of this name */
export function colourOf(theme: Theme, token: string): readonly [light: string, dark: string] {
  const value = theme.get(token);
  if (value === undefined) throw new Error(`theme.css: ${token} is missing`);
  const [, light, dark] = /^light-dark\((#[0-9a-f]{3,8}),(#[0-9a-f]{3,8})\)$/i.exec(value) ?? [];
  if (light !== undefined && dark !== undefined) return [light, dark];
  if (/^#[0-9a-f]{6}$/i.test(value)) return [value, value];
  throw new Error(`theme.css: ${token} must be #rrggbb or light-dark(#rrggbb, #rrggbb), not ${value}`);
}
