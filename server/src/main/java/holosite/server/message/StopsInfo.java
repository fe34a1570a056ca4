package holosite.server.message;

import holosite.language.card.Phase;
import java.util.List;

/** Where a player wants to be asked, and where the table passes for him. */
public record StopsInfo(
        List<Phase> own,
        List<Phase> opponents,
        boolean responses,
        List<Phase> skip,
        boolean ownActions,
        boolean alike,
        boolean idle,
        List<Something> wakes,
        BotSpeed bots)
        implements Section {

    public StopsInfo {
        own = List.copyOf(own);
        opponents = List.copyOf(opponents);
        skip = List.copyOf(skip);
        wakes = List.copyOf(wakes);
    }
}
