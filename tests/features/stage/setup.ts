import { afterEach } from 'vitest';
import { clearStage } from './draw.tsx';

// Here and not where it is: files share what they have loaded, and only the first would be heard.
afterEach(clearStage);
