/** Languages whose blocks can be executed. Others are shown, or saved as files. */
const EXECUTABLE = ['bash', 'python', 'js'] as const;

export type Executable = (typeof EXECUTABLE)[number];

export const isExecutable = (language: string): language is Executable => (EXECUTABLE as readonly string[]).includes(language);
