import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACCESS } from './access.js';
import { PROBES } from '../platform/probes.js';

/** Nest's metadata key of a handler's path. */
const PATH = 'path';

/** Deny by default: the process does not start with a handler that has no `@Access()`. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const undeclared = this.discovery
      .getControllers()
      .flatMap(({ metatype, instance }) =>
        !metatype || PROBES.includes(metatype)
          ? []
          : this.undeclaredHandlers(instance as object).map((name) => `${metatype.name}.${name}`),
      );
    if (undeclared.length > 0) throw new Error(`Who may call ${undeclared.join(', ')}? Add @Access().`);
  }

  private undeclaredHandlers(controller: object): string[] {
    const prototype = Object.getPrototypeOf(controller) as Record<string, object>;
    return this.scanner.getAllMethodNames(prototype).filter((name) => {
      const handler = prototype[name];
      return handler !== undefined && Reflect.hasMetadata(PATH, handler) && !Reflect.hasMetadata(ACCESS, handler);
    });
  }
}
