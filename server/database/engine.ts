export type EngineSettings = { readonly dataDir?: string; readonly snapshot?: Blob };

/** The embedded database, as PostgreSQL's own protocol reaches it: it has one session, which stands for as long as it is open. */
export type Engine = {
  /** Answers whole messages of the protocol; an error of the database's is an answer too. @throws where the engine is gone */
  readonly answer: (words: Uint8Array) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};
