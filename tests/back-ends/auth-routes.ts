import { Hono } from 'hono';
import type { RouteContext } from './route-context';
import { credentials, sessionToken } from './store';

/** The calls under /api/auth that the journeys make. */
export function authRoutes({ store, send }: RouteContext): Hono {
  return new Hono()
    .post('/login', async (c) => {
      const { EMAIL, PASSWORD, TOTP, OTP } = await c.req.json<Readonly<Record<string, unknown>>>();
      // These two sign in with a code of an app, or a mailed one.
      const status = EMAIL === 'app@courts.example' ? 201 : EMAIL === 'mail@courts.example' ? 203 : undefined;
      if (status !== undefined)
        return TOTP === '123456' || OTP === '123456'
          ? send(c, { data: { accessToken: sessionToken, userInfo: store().person } })
          : send(c, { status, message: 'Please enter the code.' });
      if (EMAIL !== credentials.email || PASSWORD !== credentials.password)
        return send(c, { status: 401, message: 'That is not the password.' });
      return send(c, { data: { accessToken: sessionToken, userInfo: store().person } });
    })
    .post('/updateProfile', async (c) => {
      const form = await c.req.formData();
      const { person } = store();
      store().person = { ...person, NAME: String(form.get('NAME')), PHONE_NUMBER: String(form.get('PHONE_NUMBER')) };
      return send(c, {});
    })
    .post('/generateAuthSecret', (c) =>
      send(c, { data: { qrCode: 'otpauth://totp/Theirs?secret=JBSWY3DPEHPK3PXP', secret: 'JBSWY3DPEHPK3PXP' } }),
    )
    .post('/enableMFA', async (c) => {
      const { deviceName, token } = await c.req.json<Readonly<Record<string, unknown>>>();
      if (token !== '123456') return send(c, { status: 400, message: 'That code is wrong.' });
      store().person = { ...store().person, DEVICE_NAME: String(deviceName) };
      return send(c, {});
    });
}
