// A jQuery plugin that repeatedly changes all elements, as plugins for old browsers do.
jQuery(($) => {
  $(document).on('click keydown focusin', '*', (event) => {
    $(event.target).addClass('was-touched').data('touched', true);
  });
  $('form').on('submit', () => false);
  setInterval(() => $('input, button, dialog').not('.seen').addClass('seen').attr('data-seen', 'yes'), 300);
});
