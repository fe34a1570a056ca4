package holosite.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.language.prose.Language;
import java.util.OptionalInt;

/** What is answered to a request that is not granted. */
record Problem(
        String error,
        String message,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt line) {

    static Problem of(Refused refused, Language language) {
        return new Problem(refused.error(), refused.words().in(language), refused.line());
    }
}
