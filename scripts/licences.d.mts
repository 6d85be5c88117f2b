export function licencesText(): string;
