package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonInclude;

/**
 * A card drawn for destiny.
 *
 * @param canceled whether it does not count
 */
public record DrawnCard(
        String id, double value, @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean canceled) {}
