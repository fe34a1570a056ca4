package holosite.rules.tell;

import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.notation.Puzzle;
import holosite.rules.notation.PuzzleGoal;
import java.util.List;
import java.util.Locale;

/** What a puzzle asks for, as its solver reads it. */
public final class PuzzleWords {
    private final Puzzle puzzle;
    private final Game start;
    private final boolean french;

    private PuzzleWords(Puzzle puzzle, Language language) {
        this.puzzle = puzzle;
        start = puzzle.start();
        french = language == Language.FR;
    }

    /** The goal as a sentence. */
    public static String goal(Puzzle puzzle, Language language) {
        return new PuzzleWords(puzzle, language).sentence();
    }

    private String sentence() {
        List<String> aims = puzzle.goal().aims().stream().map(this::aim).toList();
        String all = String.join(say(", and ", ", et "), aims) + " " + until() + ".";
        return all.substring(0, 1).toUpperCase(Locale.ROOT) + all.substring(1);
    }

    private String say(String english, String inFrench) {
        return french ? inFrench : english;
    }

    private String until() {
        return switch (puzzle.goal().by()) {
            case THIS_TURN ->
                    start.turn().player() == puzzle.solver()
                            ? say("this turn", "pendant ce tour")
                            : say("until this turn ends", "jusqu'à la fin de ce tour");
            case NEXT_TURN ->
                    say(
                            "until your opponent's next turn ends",
                            "jusqu'à la fin du prochain tour adverse");
        };
    }

    private String aim(PuzzleGoal.Aim aim) {
        return switch (aim) {
            case PuzzleGoal.Win _ -> say("win the game", "gagnez la partie");
            case PuzzleGoal.Survive _ -> say("do not lose the game", "ne perdez pas la partie");
            case PuzzleGoal.Take take ->
                    say(
                                    "make your opponent lose %d Force",
                                    "faites perdre %d points de Force à l'adversaire")
                            .formatted(take.force());
            case PuzzleGoal.Spare spare ->
                    say("lose at most %d Force", "perdez au plus %d points de Force")
                            .formatted(spare.force());
            case PuzzleGoal.Keep keep ->
                    about("keep %s on the table", "gardez %s sur la table", keep.card());
            case PuzzleGoal.Remove remove ->
                    about("make %s leave the table", "faites quitter la table à %s", remove.card());
            case PuzzleGoal.Flip flip -> about("flip %s", "retournez %s", flip.card());
            case PuzzleGoal.Imprison imprison ->
                    about("imprison %s", "emprisonnez %s", imprison.card());
            case PuzzleGoal.Control control ->
                    about("come to control %s", "prenez le contrôle de %s", control.place());
        };
    }

    private String about(String english, String inFrench, int card) {
        return say(english, inFrench).formatted(start.state().printed(card).title());
    }
}
