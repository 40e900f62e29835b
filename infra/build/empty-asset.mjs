/** What a stylesheet or a picture is in a unit test. */
export default '';
