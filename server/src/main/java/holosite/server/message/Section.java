package holosite.server.message;

/** A part of what is seen at a table; it is sent again when it changes. */
public sealed interface Section
        permits AttackInfo,
                BattleInfo,
                ClocksInfo,
                LastingInfo,
                LessonInfo,
                LessonMoment,
                PlaceInfo,
                PlayerInfo,
                PuzzleInfo,
                PuzzleMoment,
                QuestionInfo,
                RowInfo,
                StopsInfo,
                TableInfo,
                TurnInfo,
                UntilInfo {}
