import {
  type CanActivate,
  createParamDecorator,
  type DynamicModule,
  type ExecutionContext,
  Inject,
  Injectable,
  Module,
  SetMetadata,
} from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { type Caller, CALLER_HEADER, verifyCall } from './caller.js';

interface CallerOptions {
  /** The audience a call must name. */
  service: string;
  key: string;
  /** Also accepted while keys are rotated; '' for none. */
  also: string;
}

const OPTIONS = Symbol('caller options');
const PUBLIC = 'salon:public';

/** Exempts a handler or controller from the signed call: health and metrics only. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);

interface WithCaller {
  headers: Record<string, string | undefined>;
  caller?: Caller | null;
}

/** The caller of the current request, null for a guest. */
export const CurrentCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller | null =>
    context.switchToHttp().getRequest<WithCaller>().caller ?? null,
);

/** Lets only signed calls through; deny by default. */
@Injectable()
class CallerGuard implements CanActivate {
  constructor(
    @Inject(OPTIONS) private readonly options: CallerOptions,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<WithCaller>();
    const { key, also, service } = this.options;
    request.caller = await verifyCall(request.headers[CALLER_HEADER], key, service, also);
    return true;
  }
}

@Module({})
export class CallerModule {
  static forRoot(options: CallerOptions): DynamicModule {
    return {
      module: CallerModule,
      providers: [
        { provide: OPTIONS, useValue: options },
        { provide: APP_GUARD, useClass: CallerGuard },
      ],
    };
  }
}
