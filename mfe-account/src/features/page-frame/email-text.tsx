import { chakra } from '@forecourt/shared-design';

const Part = chakra('span', { base: { display: 'inline-block', maxWidth: 'full' } });

/** A text whose email addresses break only before their '@', and inside a part only where that is longer than a line. */
export function EmailText({ children }: { readonly children: string }) {
  return children
    .split(/(\S+@\S+)/)
    .map((text, place) => (place % 2 === 1 ? <Address key={place} text={text} /> : text));
}

function Address({ text }: { readonly text: string }) {
  const at = text.lastIndexOf('@');
  return (
    <>
      {whole(text.slice(0, at))}
      <wbr />
      {whole(text.slice(at))}
    </>
  );
}

/** A text breaks after a hyphen, a box does not. */
function whole(text: string) {
  return text.includes('-') ? <Part>{text}</Part> : text;
}
