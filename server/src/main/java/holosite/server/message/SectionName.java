package holosite.server.message;

import holosite.language.card.Side;
import java.util.Locale;

/** The names of the sections, and what each holds. */
public enum SectionName {
    TABLE(TableInfo.class, false),
    CLOCKS(ClocksInfo.class, true),
    STOPS(StopsInfo.class, true),
    UNTIL(UntilInfo.class, true),
    LESSON(LessonInfo.class, true),
    LESSON_AT(LessonMoment.class, true),
    PUZZLE(PuzzleInfo.class, true),
    PUZZLE_AT(PuzzleMoment.class, true),
    TURN(TurnInfo.class, false),
    DARK(PlayerInfo.class, false),
    LIGHT(PlayerInfo.class, false),
    ROW(RowInfo.class, false),
    /** One for each location; the handle of the location follows the name. */
    PLACE(PlaceInfo.class, true),
    LASTING(LastingInfo.class, false),
    BATTLE(BattleInfo.class, true),
    ATTACK(AttackInfo.class, true),
    QUESTION(QuestionInfo.class, true);

    private final Class<? extends Section> type;
    private final boolean mayLack;

    SectionName(Class<? extends Section> type, boolean mayLack) {
        this.type = type;
        this.mayLack = mayLack;
    }

    public static SectionName of(Side side) {
        return side == Side.DARK ? DARK : LIGHT;
    }

    public Class<? extends Section> type() {
        return type;
    }

    /** Whether there may be none. */
    public boolean mayLack() {
        return mayLack;
    }

    /** Its name in JSON. */
    public String word() {
        return switch (this) {
            case LESSON_AT -> "lessonAt";
            case PUZZLE_AT -> "puzzleAt";
            default -> name().toLowerCase(Locale.ROOT);
        };
    }
}
