package holosite.server.lobby;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.bots.kind.BotKind;
import holosite.bots.league.Standings;
import holosite.language.prose.Language;
import holosite.server.web.LocalizedText;
import holosite.server.web.RequestRefused;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The bots one can play against, by how well they play. */
public final class BotLevels {
    private BotLevels() {}

    private static final List<BotKind> OFFERED = List.of(BotKind.values());

    /** A bot as it is described to clients; its rating is there once it was measured. */
    public record Level(
            String level,
            String name,
            String text,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Rating> rating) {}

    /**
     * How strong a bot is: the rookie has 1000 points.
     *
     * @param error the standard error of the points
     * @param share of how many games against the rookie it won, from 0 to 1
     * @param games how many these were; 0 for the rookie itself
     */
    public record Rating(int points, int error, double share, int games) {}

    /** All of them, from the easiest up. */
    static List<Level> all(Language language) {
        return OFFERED.stream()
                .map(
                        kind ->
                                new Level(
                                        kind.toString(),
                                        name(kind).in(language),
                                        text(kind).in(language),
                                        Standings.kept().of(kind).map(BotLevels::told)))
                .toList();
    }

    private static Rating told(Standings.Rating rating) {
        return rating.result()
                .map(
                        result ->
                                new Rating(
                                        rating.points(),
                                        rating.error(),
                                        result.share().value(),
                                        result.games()))
                .orElse(new Rating(rating.points(), 0, 0.5, 0));
    }

    /** The bot of a level. */
    public static BotKind named(String level) {
        return BotKind.named(level)
                .filter(OFFERED::contains)
                .orElseThrow(
                        () -> {
                            String all =
                                    OFFERED.stream()
                                            .map(BotKind::toString)
                                            .collect(Collectors.joining(", "));
                            return RequestRefused.badRequest(
                                    "no_bot",
                                    "There is no such bot. The bots are: %s.".formatted(all),
                                    "Ce robot n'existe pas. Il y a : %s.".formatted(all));
                        });
    }

    private static LocalizedText name(BotKind kind) {
        return switch (kind) {
            case RANDOM -> new LocalizedText("Random", "Hasard");
            case ROOKIE -> new LocalizedText("Rookie", "Novice");
            case VETERAN -> new LocalizedText("Veteran", "Vétéran");
            case MASTER -> new LocalizedText("Master", "Maître");
        };
    }

    private static LocalizedText text(BotKind kind) {
        return switch (kind) {
            case RANDOM ->
                    new LocalizedText(
                            "Makes random legal moves. Good for trying things out.",
                            "Fait n'importe quoi de permis. Bien pour essayer.");
            case ROOKIE ->
                    new LocalizedText(
                            "Deploys, battles and drains with some sense. A good first opponent.",
                            "Déploie, se bat et draine avec un peu de bon sens. Un bon premier"
                                    + " adversaire.");
            case VETERAN ->
                    new LocalizedText(
                            "Thinks a few turns ahead before it acts. For players who know the"
                                    + " game.",
                            "Réfléchit quelques tours à l'avance. Pour qui connaît le jeu.");
            case MASTER ->
                    new LocalizedText(
                            "Thinks as the veteran does, but five times as long.",
                            "Réfléchit comme le vétéran, mais cinq fois plus longtemps.");
        };
    }

    /** What a bot is called. */
    static String name(String level, Language language) {
        return BotKind.named(level).map(kind -> name(kind).in(language)).orElse(level);
    }
}
