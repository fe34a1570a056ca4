package holosite.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.language.prose.Language;
import java.util.OptionalInt;

/** The body of the response to a refused request. */
record ErrorBody(
        String error,
        String message,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt line) {

    static ErrorBody of(RequestRefused refused, Language language) {
        return new ErrorBody(refused.error(), refused.words().in(language), refused.line());
    }
}
