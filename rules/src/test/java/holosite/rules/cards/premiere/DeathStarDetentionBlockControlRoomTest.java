package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Death Star: Detention Block Control Room. */
class DeathStarDetentionBlockControlRoomTest {
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";
    private static final String CONTROL_ROOM = "Death Star: Detention Block Control Room";

    @Test
    @Claim("death-star-detention-block-control-room-light#1")
    void theControlRoomDrainsBetter() {
        var scene =
                table().site(CONTROL_ROOM, LIGHT)
                        .at(CONTROL_ROOM, "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain(CONTROL_ROOM, LIGHT)).isEqualTo(2);

        var contested =
                table().site(CONTROL_ROOM, LIGHT)
                        .at(CONTROL_ROOM, "Luke Skywalker", "Stormtrooper")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(contested.forceDrain(CONTROL_ROOM, LIGHT)).isEqualTo(1);
    }

    @Test
    @Claim("death-star-detention-block-control-room-light#2")
    void whoTakesTheControlRoomOpensTheCells() {
        var scene =
                table().site(CONTROL_ROOM, LIGHT)
                        .site(CORRIDOR, DARK)
                        .imprisoned(CORRIDOR, "Leia Organa")
                        .at(CORRIDOR, "Luke Skywalker")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(scene.isCaptive("Leia Organa")).isTrue();

        scene.move("Luke Skywalker").to(CONTROL_ROOM);
        scene.answerDefaults(() -> scene.isCaptive("Leia Organa") && scene.phase() == Phase.MOVE);

        assertThat(scene.isCaptive("Leia Organa")).isFalse();
    }

    @Test
    @Claim("death-star-detention-block-control-room-light#2")
    void everyCellOfTheDeathStarIsOpenedAndNoneElsewhere() {
        var prison =
                Kinds.site("Tatooine", "Plain Dungeon", DARK, "0_1")
                        .force(1, 1)
                        .icons(Icon.INTERIOR, Icon.PLANET)
                        .is(Trait.PRISON)
                        .done();
        var scene =
                tableWith(prison)
                        .site(CONTROL_ROOM, LIGHT)
                        .site(CORRIDOR, DARK)
                        .site("Tatooine: Plain Dungeon", DARK)
                        .imprisoned(CORRIDOR, "Leia Organa", "Rebel Trooper")
                        .imprisoned("Tatooine: Plain Dungeon", "Han Solo")
                        .at(CORRIDOR, "Luke Skywalker")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.MOVE);

        scene.move("Luke Skywalker").to(CONTROL_ROOM);
        scene.answerDefaults(() -> scene.isCaptive("Rebel Trooper") && scene.phase() == Phase.MOVE);

        assertThat(scene.isCaptive("Leia Organa")).isFalse();
        assertThat(scene.isCaptive("Rebel Trooper")).isFalse();
        assertThat(scene.isCaptive("Han Solo")).isTrue();
    }

    @Test
    @Claim("death-star-detention-block-control-room-light#2")
    void whoDoesNotControlTheRoomOpensNothing() {
        var scene =
                table().site(CONTROL_ROOM, LIGHT)
                        .site(CORRIDOR, DARK)
                        .imprisoned(CORRIDOR, "Leia Organa")
                        .at(CORRIDOR, "Luke Skywalker")
                        .at(CONTROL_ROOM, "Stormtrooper")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.MOVE);

        scene.move("Luke Skywalker").to(CONTROL_ROOM).passUntil(DARK, Phase.CONTROL);

        assertThat(scene.isCaptive("Leia Organa")).isTrue();
    }
}
