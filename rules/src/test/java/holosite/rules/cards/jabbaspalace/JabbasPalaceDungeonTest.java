package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Jabba's Palace: Dungeon. */
class JabbasPalaceDungeonTest {
    @Test
    void theDungeonPaysBountyHuntersOncePerCaptive() {
        String dungeon = "Jabba's Palace: Dungeon";
        for (String escort : new String[] {"Bossk", "Stormtrooper"}) {
            var scene =
                    table().at(dungeon, escort)
                            .captive(escort, "Leia Organa")
                            .lost(DARK, "Sense", "Alter (1_234)", "Control", "Overload", "Sniper")
                            .turn(DARK, Phase.MOVE);
            scene.answer("imprison " + escort);
            int left = escort.equals("Bossk") ? 3 : 5;
            assertThat(scene.lost(DARK)).hasSize(left);
            scene.passUntil(DARK, Phase.DRAW).passUntil(DARK, Phase.MOVE);
            scene.answer("take prisoner " + escort).answer("imprison " + escort);
            assertThat(scene.lost(DARK)).hasSize(left);
        }
    }

    @Test
    void whoControlsTheDungeonReleasesPrisonersInAnyPhase() {
        String dungeon = "Jabba's Palace: Dungeon";
        for (Phase phase : Phase.values()) {
            var scene =
                    table().at(dungeon, "Luke Skywalker")
                            .imprisoned(dungeon, "Leia Organa")
                            .force(LIGHT, 3)
                            .turn(LIGHT, phase);
            scene.use(dungeon).passResponses();
            assertThat(scene.forcePile(LIGHT)).as("%s", phase).isEmpty();
        }
        table().at(dungeon, "Luke Skywalker", "Stormtrooper")
                .imprisoned(dungeon, "Leia Organa")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use " + dungeon);
    }

    @Test
    void onePrisonerOfThisPrisonIsReleased() {
        String dungeon = "Jabba's Palace: Dungeon";
        table().site("Death Star: Detention Block Corridor", DARK)
                .at(dungeon, "Luke Skywalker", "Rebel Trooper")
                .imprisoned("Death Star: Detention Block Corridor", "Leia Organa")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use " + dungeon);
        table().at(dungeon, "Luke Skywalker")
                .imprisoned(dungeon, "Leia Organa", "Han Solo (1_11)")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.MOVE)
                .use(dungeon)
                .chooseOnly("Leia Organa");
    }

    @Test
    void anotherPrisonPaysNothing() {
        String corridor = "Death Star: Detention Block Corridor";
        var scene =
                table().site("Jabba's Palace: Dungeon", DARK)
                        .at(corridor, "Bossk")
                        .captive("Bossk", "Leia Organa")
                        .lost(DARK, 5)
                        .turn(DARK, Phase.MOVE);
        scene.answer("imprison Bossk").passResponses();
        assertThat(scene.lost(DARK)).hasSize(5);
    }
}
