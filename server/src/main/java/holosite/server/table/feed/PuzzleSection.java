package holosite.server.table.feed;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.notation.Puzzle;
import holosite.rules.table.Zone;
import holosite.rules.tell.PuzzleWords;
import holosite.server.message.PuzzleInfo;
import holosite.server.message.PuzzleMoment;
import holosite.server.table.game.PuzzleCourse;
import holosite.server.table.game.TableView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The sections about the puzzle that is solved at a table: its words, and how far it is. */
final class PuzzleSection {
    private PuzzleSection() {}

    /** All its words, and the cards that are known; only whoever solves it is told them. */
    static Optional<PuzzleInfo> words(TableView table, Language language) {
        return table.puzzle()
                .map(PuzzleCourse::puzzle)
                .map(
                        puzzle ->
                                new PuzzleInfo(
                                        puzzle.id(),
                                        puzzle.theme(),
                                        puzzle.level(),
                                        LessonSection.said(puzzle.title(), language),
                                        LessonSection.said(puzzle.about(), language),
                                        PuzzleWords.goal(puzzle, language),
                                        puzzle.hints().stream()
                                                .map(hint -> hint(hint, language))
                                                .toList(),
                                        known(puzzle)));
    }

    private static PuzzleInfo.Hint hint(Puzzle.Hint hint, Language language) {
        return new PuzzleInfo.Hint(
                LessonSection.said(hint.words(), language), hint.lit().map(LessonSection::target));
    }

    private static List<PuzzleInfo.Known> known(Puzzle puzzle) {
        var known = new ArrayList<PuzzleInfo.Known>();
        Side solver = puzzle.solver();
        List<String> hand = puzzle.begin().cards(solver.opposite(), Zone.HAND);
        if (!hand.isEmpty()) {
            known.add(new PuzzleInfo.Known(solver.opposite(), PuzzleInfo.Pile.HAND, hand));
        }
        for (Side side : List.of(solver, solver.opposite())) {
            known.add(
                    new PuzzleInfo.Known(
                            side,
                            PuzzleInfo.Pile.RESERVE_DECK,
                            puzzle.begin().cards(side, Zone.RESERVE_DECK)));
        }
        return known;
    }

    /** How far it is. */
    static Optional<PuzzleMoment> at(TableView table, Language language) {
        return table.puzzle()
                .map(
                        course ->
                                new PuzzleMoment(
                                        course.standing(),
                                        course.shown(),
                                        course.isOnTheWay(),
                                        course.told()
                                                .map(
                                                        words ->
                                                                LessonSection.said(
                                                                        words, language))));
    }
}
