// The block in the editor: chooses the element and its attributes. pricebook_element() in pricebook.php renders the page.
// Uses the editor's globals, so that it needs no build.
((wp, elements) => {
  const { createElement: h } = wp.element;
  const { __ } = wp.i18n;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { PanelBody, Placeholder, SelectControl, ToggleControl } = wp.components;
  const lists = ['prices', 'products', 'companies', 'users'];

  function Edit({ attributes: { element, readonly, pageSize }, setAttributes }) {
    const choice = h(SelectControl, {
      label: __('Element', 'pricebook'),
      value: element,
      options: Object.entries(elements).map(([value, label]) => ({ value, label })),
      onChange: (value) => setAttributes({ element: value }),
    });
    const settings = h(
      PanelBody,
      { title: __('List', 'pricebook') },
      h(ToggleControl, {
        label: __('Read-only', 'pricebook'),
        checked: readonly,
        onChange: (value) => setAttributes({ readonly: value }),
      }),
      h(SelectControl, {
        label: __('Rows per page', 'pricebook'),
        value: String(pageSize),
        options: ['10', '20', '50'].map((value) => ({ value, label: value })),
        onChange: (value) => setAttributes({ pageSize: Number(value) }),
      }),
    );
    return h(
      'div',
      useBlockProps(),
      lists.includes(element) && h(InspectorControls, null, settings),
      // The editor shows a placeholder, because it has no session; only the page has the element.
      h(Placeholder, { icon: 'money-alt', label: 'Pricebook' }, choice),
    );
  }

  wp.blocks.registerBlockType('pricebook/element', {
    apiVersion: 2,
    title: 'Pricebook',
    description: __('An element of Pricebook, such as the price list.', 'pricebook'),
    icon: 'money-alt',
    category: 'widgets',
    supports: { align: ['wide', 'full'] },
    attributes: {
      align: { type: 'string', default: 'wide' },
      element: { type: 'string', default: 'prices' },
      readonly: { type: 'boolean', default: false },
      pageSize: { type: 'integer', default: 20 },
    },
    edit: Edit,
    save: () => null,
  });
})(window.wp, window.pricebookElements);
