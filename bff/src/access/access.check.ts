import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS } from './access.js';
import { PROBES } from './access.guard.js';

/** Where Nest keeps a handler's path. */
const PATH = 'path';

/** Deny by default, said at start: the process does not come up with a handler that forgot `@Access()`. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const forgotten = this.discovery
      .getControllers()
      .flatMap(({ metatype, instance }) =>
        !metatype || PROBES.includes(metatype)
          ? []
          : this.openHandlers(instance as object).map((name) => `${metatype.name}.${name}`),
      );
    if (forgotten.length > 0) throw new Error(`Who may call ${forgotten.join(', ')}? Add @Access().`);
  }

  private openHandlers(controller: object): string[] {
    const prototype = Object.getPrototypeOf(controller) as Record<string, object>;
    return this.scanner.getAllMethodNames(prototype).filter((name) => {
      const handler = prototype[name];
      return handler !== undefined && Reflect.hasMetadata(PATH, handler) && !Reflect.hasMetadata(ACCESS, handler);
    });
  }
}
