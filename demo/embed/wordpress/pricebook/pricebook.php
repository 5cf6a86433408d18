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

/** Available elements, with their names in the editor. */
function pricebook_elements(): array {
	return array(
		'prices'    => __( 'Price list', 'pricebook' ),
		'products'  => __( 'Products', 'pricebook' ),
		'companies' => __( 'Companies', 'pricebook' ),
		'users'     => __( 'Users', 'pricebook' ),
		'login'     => __( 'Sign in', 'pricebook' ),
		'register'  => __( 'Register', 'pricebook' ),
		'reset'     => __( 'Reset password', 'pricebook' ),
		'approval'  => __( 'Approval', 'pricebook' ),
		'profile'   => __( 'Profile', 'pricebook' ),
		'header'    => __( 'Header', 'pricebook' ),
		'quotes'    => __( 'Quotes', 'pricebook' ),
	);
}

/**
 * Attributes that an author may set on an element. The back end is not among them, because an author must not choose the server
 * that receives visitors' passwords.
 */
function pricebook_attributes( string $element ): array {
	$lists = array( 'search', 'page', 'page-size', 'columns', 'filters', 'readonly' );
	$own   = array(
		'prices'    => array_merge( $lists, array( 'price-history' ) ),
		'products'  => $lists,
		'companies' => $lists,
		'users'     => array_merge( $lists, array( 'status' ) ),
		'login'     => array( 'email' ),
		'profile'   => array( 'open' ),
		'header'    => array( 'brand-title', 'brand-logo' ),
	);
	return array_merge( $own[ $element ] ?? array(), array( 'theme', 'spinner' ) );
}

/** Parameters of mailed links, which become attributes of the element. */
const PRICEBOOK_LINK = array(
	'reset'    => array( 'email', 'token' ),
	'approval' => array( 'email', 'name', 'company', 'token' ),
);

/**
 * Parses filters of a shortcode, in which square brackets are not possible: `STATUS=Active,Inactive; EXCLUSIVE=YES`. A comma,
 * semicolon or percent sign inside a value is written %2C, %3B or %25. Returns JSON; null for other text.
 */
function pricebook_filters( string $text ): ?string {
	if ( is_array( json_decode( $text, true ) ) ) {
		return $text;
	}
	$filters = array();
	foreach ( array_filter( array_map( 'trim', explode( ';', $text ) ), 'strlen' ) as $filter ) {
		if ( ! preg_match( '/^(\w+)\s*=(.+)$/us', $filter, $parts ) ) {
			return null;
		}
		$filters[ $parts[1] ] = array_map(
			function ( string $value ): string {
				return rawurldecode( trim( $value ) );
			},
			explode( ',', $parts[2] )
		);
	}
	return $filters ? wp_json_encode( $filters ) : null;
}

/** A note that only editors of the page see. */
function pricebook_note( string $text ): string {
	return current_user_can( 'edit_posts' ) ? '<p role="note"><strong>Pricebook:</strong> ' . esc_html( $text ) . '</p>' : '';
}

/** Returns the element's tag, and its script tag once per page. Attributes without a value, such as `readonly`, have numeric keys. */
function pricebook_element( array $wanted ): string {
	$element = isset( $wanted['element'] ) ? $wanted['element'] : 'prices';
	if ( ! isset( pricebook_elements()[ $element ] ) ) {
		/* translators: %s: the available elements */
		return pricebook_note( sprintf( __( 'There is no such element, only %s.', 'pricebook' ), implode( ', ', array_keys( pricebook_elements() ) ) ) );
	}
	unset( $wanted['element'] );
	pricebook_need_script();
	$known      = pricebook_attributes( $element );
	$attributes = '';
	$unknown    = array();
	$notes      = '';
	foreach ( $wanted as $name => $value ) {
		if ( is_int( $name ) ) {
			list( $name, $value ) = array( $value, '' );
		}
		if ( ! in_array( $name, $known, true ) ) {
			$unknown[] = $name;
			continue;
		}
		if ( 'filters' === $name ) {
			$value = pricebook_filters( $value );
			if ( null === $value ) {
				$notes .= pricebook_note( __( 'Write filters as in filters="STATUS=Active,Inactive; EXCLUSIVE=YES".', 'pricebook' ) );
				continue;
			}
		}
		$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	foreach ( PRICEBOOK_LINK[ $element ] ?? array() as $name ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the parameters of a mailed link.
		if ( isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ) {
			$attributes .= sprintf( ' %s="%s"', $name, esc_attr( wp_unslash( $_GET[ $name ] ) ) );
		}
	}
	if ( $unknown ) {
		/* translators: 1: attributes that were ignored, 2: an element, 3: its attributes */
		$text   = __( '%1$s: ignored. The element "%2$s" has %3$s.', 'pricebook' );
		$notes .= pricebook_note( sprintf( $text, implode( ', ', $unknown ), $element, implode( ', ', $known ) ) );
	}
	return sprintf( '%3$s<pricebook-%1$s%2$s></pricebook-%1$s>', $element, $attributes, $notes );
}

/** Prints the script tag once, at the end of the page. */
function pricebook_need_script(): void {
	if ( ! has_action( 'wp_footer', 'pricebook_print_script' ) ) {
		add_action( 'wp_footer', 'pricebook_print_script' );
	}
}

/** Authors may use `<div data-pricebook="prices">` instead of the shortcode, in posts and text widgets. */
function pricebook_find_div( $html ) {
	if ( is_string( $html ) && false !== strpos( $html, 'data-pricebook=' ) ) {
		pricebook_need_script();
	}
	return $html;
}
foreach ( array( 'the_content', 'widget_text', 'widget_block_content' ) as $pricebook_filter ) {
	add_filter( $pricebook_filter, 'pricebook_find_div', 20 );
}

/** Written by hand, because WordPress before 6.5 does not support script modules. */
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
					// Handled here, because WordPress omits an attribute with its default value.
					$align = in_array( $block['align'], array( 'wide', 'full' ), true ) ? 'align' . $block['align'] : '';
					return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( array( 'class' => $align ) ), pricebook_element( $wanted ) );
				},
			)
		);
	}
);

/** Settings → General: the back end, for users who may manage options. */
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

/** Deletes the plugin's options. */
function pricebook_uninstall(): void {
	delete_option( 'pricebook_api_base' );
}
register_uninstall_hook( __FILE__, 'pricebook_uninstall' );
