// The block in the editor: which element, and how. The page itself is made by pricebook_element() in pricebook.php.
// Written for the editor's own globals, so that it needs no build.
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
        label: __('Only to read', 'pricebook'),
        checked: readonly,
        onChange: (value) => setAttributes({ readonly: value }),
      }),
      h(SelectControl, {
        label: __('Rows of a page', 'pricebook'),
        value: String(pageSize),
        options: ['10', '20', '50'].map((value) => ({ value, label: value })),
        onChange: (value) => setAttributes({ pageSize: Number(value) }),
      }),
    );
    return h(
      'div',
      useBlockProps(),
      lists.includes(element) && h(InspectorControls, null, settings),
      // Nobody signs in inside the editor: the element itself stands on the page alone.
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
