import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { createLogger, createServer } from '@salon/nest-kit';
import { AccessCheck } from './access.check.js';
import { Access } from './access.js';

@Controller('a')
class CarefulController {
  @Get() @Access('public') read(): string {
    return 'ok';
  }
}

@Controller('b')
class ForgetfulController {
  @Get() @Access('public') read(): string {
    return 'ok';
  }
  @Get('more') readMore(): string {
    return 'open to all?';
  }
}

@Module({ imports: [DiscoveryModule], controllers: [CarefulController], providers: [AccessCheck] })
class CarefulModule {}

@Module({ imports: [DiscoveryModule], controllers: [ForgetfulController], providers: [AccessCheck] })
class ForgetfulModule {}

const start = async (module: typeof CarefulModule): Promise<void> => {
  const app = await createServer(module, { name: 'sample', port: 0 }, createLogger('sample', 'silent'));
  await app.init();
  await app.close();
};

it('T8 starts when every handler has @Access()', async () => {
  await expect(start(CarefulModule)).resolves.toBeUndefined();
});

it('T8 does not start with a handler without @Access(), and names it', async () => {
  await expect(start(ForgetfulModule)).rejects.toThrow('ForgetfulController.readMore');
});
