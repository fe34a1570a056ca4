package holosite.server.message;

/** A part of what is seen at a table; it is sent again when it changes. */
public sealed interface Section
        permits AttackInfo,
                BattleInfo,
                ClocksInfo,
                LessonInfo,
                LessonMoment,
                PlaceInfo,
                PlayerInfo,
                QuestionInfo,
                RowInfo,
                StopsInfo,
                TableInfo,
                TurnInfo,
                UntilInfo {}
