/** How a letter looks. One constant, so that the outbox's policy can name it by its hash. */
export const letterStyle = [
  'body{margin:0;padding:24px 12px;background:#f1f3f2;color:#1f2a27;font:16px/1.55 system-ui,"Segoe UI",Arial,sans-serif}',
  '.letter{max-width:34rem;margin:0 auto;padding:28px 32px;background:#fff;border-radius:12px}',
  '.brand{margin:0 0 20px;color:#14532d;font-size:18px}',
  'h1{margin:0 0 16px;font-size:22px;line-height:1.3}',
  'p{margin:0 0 16px}',
  '.shown{padding:12px 16px;background:#f1f3f2;border-radius:8px;font:600 22px/1.4 ui-monospace,Consolas,monospace;overflow-wrap:anywhere}',
  '.action{display:inline-block;padding:11px 20px;background:#14532d;border-radius:8px;color:#fff;font-weight:600;text-decoration:none}',
  '.address,.reason{color:#55625e;font-size:13px;overflow-wrap:anywhere}',
  '.reason{margin:28px 0 0;padding-top:14px;border-top:1px solid #dfe4e2}',
].join('\n');
