/** So long a browser may take to begin with a file, milliseconds. */
const HELD_FOR = 60_000;

export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HELD_FOR);
}
