package holosite.app.terminal;

import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Who sits where: the side of the person who plays, if any, and the kind of bot on every other. */
public record Seating(Optional<Side> you, BotKind bot) {
    private static final Pattern HEADING =
            Pattern.compile("(?m)^# played at the terminal: (dark|light|nobody) against (\\w+)$");

    /**
     * A comment at the head of the record, so that the game can be resumed with the same seating.
     */
    String heading() {
        return "# played at the terminal: "
                + you.map(side -> side.name().toLowerCase(Locale.ROOT)).orElse("nobody")
                + " against "
                + bot
                + "\n";
    }

    public static Optional<Seating> of(String record) {
        Matcher found = HEADING.matcher(record);
        if (!found.find()) {
            return Optional.empty();
        }
        Optional<Side> you =
                found.group(1).equals("nobody")
                        ? Optional.empty()
                        : Optional.of(Side.valueOf(found.group(1).toUpperCase(Locale.ROOT)));
        return BotKind.named(found.group(2)).map(bot -> new Seating(you, bot));
    }
}
