import type { TestInfo } from '@playwright/test';

/** The width that a test is run at, whatever else its project changes. */
export const widthOf = ({ project }: TestInfo): 'phone' | 'desktop' => (project.use.hasTouch ? 'phone' : 'desktop');
