/** A screen as narrow as a phone, until the spec's mocks are restored. */
export const onPhone = (): void =>
  void jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (media) =>
        ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );
