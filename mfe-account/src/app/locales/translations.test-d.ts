import type { TextId, TextKey } from '@forecourt/shared-contracts/i18n';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { describe, expectTypeOf, it } from 'vitest';

describe('keys of texts', () => {
  it('are those of the package’s catalog, in all its files', () => {
    expectTypeOf<'reset.email'>().toExtend<TextKey<'account'>>();
    expectTypeOf<'orders.types.Cash'>().toExtend<TextKey<'account'>>();
    expectTypeOf<'code.expiresSpoken'>().toExtend<TextKey<'account'>>();
    expectTypeOf<'orders.types.STOLEN'>().not.toExtend<TextKey<'account'>>();
    expectTypeOf<TextId<'account', 'privacy.status'>>().toEqualTypeOf<'open' | 'completed' | 'withdrawn'>();
  });

  it('do not compile without a text', () => {
    void function Texts(status: 'open' | 'completed', wrong: 'open' | 'lost') {
      const { t } = useTranslation('account');
      // @ts-expect-error -- there is no such text
      t('orders.nothing');
      // @ts-expect-error -- `lost` has no text
      t(`privacy.status.${wrong}`);
      // @ts-expect-error -- a namespace that no package has
      useTranslation('acount');
      expectTypeOf(t(`privacy.status.${status}`)).toEqualTypeOf<string>();
    };
  });
});
