<?php
/**
 * Plugin Name:       Pricebook
 * Description:       The elements of Pricebook, as the shortcode [pricebook element="prices"] and as a block.
 * Version:           0.1.0
 * Requires at least: 5.8
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       pricebook
 *
 * The folder `embed` beside this file is the `dist/embed` of Pricebook.
 */

defined( 'ABSPATH' ) || exit;

/** Elements that a page can show, by what the editor calls them. */
function pricebook_elements(): array {
	return array(
		'prices'    => __( 'Price list', 'pricebook' ),
		'products'  => __( 'Products', 'pricebook' ),
		'companies' => __( 'Companies', 'pricebook' ),
		'users'     => __( 'Users', 'pricebook' ),
		'login'     => __( 'Sign in', 'pricebook' ),
		'register'  => __( 'Register', 'pricebook' ),
		'header'    => __( 'Header', 'pricebook' ),
		'quotes'    => __( 'Quotes', 'pricebook' ),
	);
}

/**
 * Attributes that an author may set. The back end is not among them: who writes a post must not choose where the visitors'
 * passwords are sent.
 */
const PRICEBOOK_ATTRIBUTES = array( 'readonly', 'page-size', 'search', 'columns', 'filters', 'theme', 'spinner', 'email', 'brand-title' );

/** The element's tag, and its script tag once a page. Attributes without a value come by number, as `readonly` does. */
function pricebook_element( array $wanted ): string {
	$element = isset( $wanted['element'] ) ? $wanted['element'] : 'prices';
	if ( ! isset( pricebook_elements()[ $element ] ) ) {
		/* translators: %s: the elements that there are */
		$text = sprintf( __( 'Pricebook has no such element, only %s.', 'pricebook' ), implode( ', ', array_keys( pricebook_elements() ) ) );
		return current_user_can( 'edit_posts' ) ? '<p>' . esc_html( $text ) . '</p>' : '';
	}
	if ( ! has_action( 'wp_footer', 'pricebook_print_script' ) ) {
		add_action( 'wp_footer', 'pricebook_print_script' );
	}
	$attributes = '';
	foreach ( $wanted as $name => $value ) {
		if ( is_int( $name ) ) {
			list( $name, $value ) = array( $value, '' );
		}
		if ( in_array( $name, PRICEBOOK_ATTRIBUTES, true ) ) {
			$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
	}
	return sprintf( '<pricebook-%1$s%2$s></pricebook-%1$s>', $element, $attributes );
}

/** By hand: WordPress before 6.5 knows no script modules, and would leave out `type="module"`. */
function pricebook_print_script(): void {
	$api_base = get_option( 'pricebook_api_base', '' );
	printf(
		"<script type=\"module\" src=\"%s\"%s></script>\n",
		esc_url( plugins_url( 'embed/pricebook.js', __FILE__ ) ),
		$api_base ? sprintf( ' data-api-base="%s"', esc_url( $api_base ) ) : ''
	);
}

add_shortcode(
	'pricebook',
	function ( $attributes ): string {
		return pricebook_element( (array) ( $attributes ?: array() ) );
	}
);

add_action(
	'init',
	function (): void {
		wp_register_script(
			'pricebook-block',
			plugins_url( 'block.js', __FILE__ ),
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
			'0.1.0',
			true
		);
		wp_localize_script( 'pricebook-block', 'pricebookElements', pricebook_elements() );
		register_block_type(
			'pricebook/element',
			array(
				'api_version'     => 2,
				'editor_script'   => 'pricebook-block',
				'attributes'      => array(
					'align'    => array( 'type' => 'string', 'default' => 'wide' ),
					'element'  => array( 'type' => 'string', 'default' => 'prices' ),
					'readonly' => array( 'type' => 'boolean', 'default' => false ),
					'pageSize' => array( 'type' => 'integer', 'default' => 20 ),
				),
				'render_callback' => function ( array $block ): string {
					$wanted = array( 'element' => $block['element'] );
					if ( in_array( $block['element'], array( 'prices', 'products', 'companies', 'users' ), true ) ) {
						$wanted['page-size'] = (string) $block['pageSize'];
						if ( $block['readonly'] ) {
							$wanted['readonly'] = '';
						}
					}
					// Of its own, since WordPress leaves out a default of the attribute.
					$align = in_array( $block['align'], array( 'wide', 'full' ), true ) ? 'align' . $block['align'] : '';
					return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( array( 'class' => $align ) ), pricebook_element( $wanted ) );
				},
			)
		);
	}
);

/** Settings → General: the back end, for whoever may manage options. */
add_action(
	'admin_init',
	function (): void {
		register_setting(
			'general',
			'pricebook_api_base',
			array(
				'type'              => 'string',
				'sanitize_callback' => function ( $address ): string {
					return esc_url_raw( trim( (string) $address ), array( 'http', 'https' ) );
				},
			)
		);
		add_settings_field(
			'pricebook_api_base',
			__( 'Back end of Pricebook', 'pricebook' ),
			function (): void {
				printf(
					'<input type="url" class="regular-text" id="pricebook_api_base" name="pricebook_api_base" value="%s" placeholder="https://api.example.com">',
					esc_attr( get_option( 'pricebook_api_base', '' ) )
				);
			},
			'general',
			'default',
			array( 'label_for' => 'pricebook_api_base' )
		);
	}
);

/** Leaves nothing behind. */
function pricebook_uninstall(): void {
	delete_option( 'pricebook_api_base' );
}
register_uninstall_hook( __FILE__, 'pricebook_uninstall' );
