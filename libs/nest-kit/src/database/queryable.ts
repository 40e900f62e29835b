import type { EntityManager } from 'typeorm';

/** A database or a transaction of it, for statements. */
export type Queryable = Pick<EntityManager, 'query'>;
