import { Link } from '#src/navigation/Link.tsx';
import { textParts } from '#domain/help/help-content.ts';
import { Marked } from './Marked.tsx';

export const Paragraph = ({ children, meant }: { readonly children: string; readonly meant: ReadonlySet<string> }) => (
  <p>
    {textParts(children).map(({ text, to }, index) => {
      const words = <Marked meant={meant}>{text}</Marked>;
      if (to === null) return <span key={index}>{words}</span>;
      return to.endsWith('.html') ? (
        <a key={index} href={to}>
          {words}
        </a>
      ) : (
        <Link key={index} to={to}>
          {words}
        </Link>
      );
    })}
  </p>
);
