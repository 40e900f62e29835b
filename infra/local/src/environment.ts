/** A copy of this process's environment, as its child processes inherit it. */
export const inherited = (): NodeJS.ProcessEnv => ({ ...process.env });
