import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPhpSite, embedFolder, type Site } from './php-site';

/** The tag that the site's administrator adds to each page, as docs/recipes.md says. */
const scriptTag = (apiBase: string) =>
  `<script type="module" src="/pricebook/pricebook.js" data-api-base="${apiBase}"></script>`;

/** Installs Debian's MediaWiki on SQLite in a temporary folder. */
export const startMediaWiki = (apiBase: string): Promise<Site> =>
  createPhpSite('mediawiki', async (site) => {
    const root = join(site.folder, 'site');
    // The settings of an existing installation are not needed, and without one the link is dangling.
    cpSync('/usr/share/mediawiki', root, {
      recursive: true,
      dereference: true,
      filter: (path) => !path.endsWith('/LocalSettings.php'),
    });
    cpSync(embedFolder, join(root, 'pricebook'), { recursive: true });
    const options = ['--dbtype=sqlite', `--dbpath=${site.folder}/database`, `--server=${site.url}`, '--scriptpath='];
    await site.php([`${root}/maintenance/install.php`, ...options, '--pass=Pricebook-demo-1', 'Partners', 'Admin']);
    appendFileSync(
      join(root, 'LocalSettings.php'),
      `
      $wgHooks['BeforePageDisplay'][] = function ( $page ) {
        $page->addHeadItem( 'pricebook', '${scriptTag(apiBase)}' );
      };`,
    );
    await site.serve(root, '/index.php');
    const [, version] = /'MW_VERSION', '(.+?)'/.exec(readFileSync(join(root, 'includes/Defines.php'), 'utf8')) ?? [];
    let count = 0;
    return {
      name: `MediaWiki ${version}`,
      url: site.url,
      close: site.close,
      async publish(source) {
        count += 1;
        const file = join(site.folder, `page-${count}.txt`);
        writeFileSync(file, source);
        await site.php([`${root}/maintenance/importTextFiles.php`, '--user=Admin', '--prefix=', file]);
        return `${site.url}/index.php?title=Page-${count}`;
      },
    };
  });

/** Installs Debian's DokuWiki in a temporary folder, with HTML allowed in its pages. */
export const startDokuWiki = (apiBase: string): Promise<Site> =>
  createPhpSite('dokuwiki', async (site) => {
    const root = join(site.folder, 'site');
    const settings = join(site.folder, 'conf');
    const data = join(site.folder, 'data');
    cpSync('/usr/share/dokuwiki', root, { recursive: true, dereference: true });
    cpSync('/etc/dokuwiki', settings, { recursive: true, dereference: true });
    cpSync('/var/lib/dokuwiki/data', data, { recursive: true, dereference: true });
    rmSync(join(settings, 'local.php'), { force: true });
    writeFileSync(join(settings, 'local.php'), localSettings(data));
    replaceIn(join(root, 'inc/preload.php'), /\/etc\/dokuwiki\//g, `${settings}/`);
    mkdirSync(join(data, 'pages'), { recursive: true });
    cpSync(embedFolder, join(root, 'pricebook'), { recursive: true });
    writeFileSync(join(root, 'lib/tpl/dokuwiki/meta.html'), scriptTag(apiBase));
    await site.serve(root, '/doku.php');
    let count = 0;
    return {
      name: `DokuWiki ${readFileSync(join(root, 'VERSION'), 'utf8').trim()}`,
      url: site.url,
      close: site.close,
      async publish(source) {
        count += 1;
        writeFileSync(join(data, `pages/page${count}.txt`), `====== Prices ======\n\n<html>${source}</html>\n`);
        return `${site.url}/doku.php?id=page${count}`;
      },
    };
  });

const localSettings = (data: string) => `<?php
$conf['title'] = 'Partners';
$conf['savedir'] = '${data}';
$conf['useacl'] = 0;
$conf['htmlok'] = 1;
`;

function replaceIn(file: string, pattern: RegExp, text: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
}
