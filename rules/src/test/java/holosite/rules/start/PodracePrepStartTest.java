package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.start.StartDecks.deck;
import static holosite.rules.start.StartDecks.start;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game that begins with everything for a Podrace on the table. */
class PodracePrepStartTest {
    private static final String ARENA = "Tatooine: Podrace Arena";
    private static final String PREP = "Podrace Prep";
    private static final String ANAKIN = "Anakin's Podracer";
    private static final String SEBULBA = "Sebulba's Podracer";

    private static Scene prepared(String... effects) {
        var cards = new ArrayList<String>();
        cards.addAll(List.of("Tatooine", PREP, ARENA, "Boonta Eve Podrace", ANAKIN));
        cards.addAll(List.of(effects));
        var scene =
                start(
                        deck(DARK, "Tatooine: Cantina", "Tatooine: Cantina", SEBULBA),
                        deck(LIGHT, "Tatooine", cards.toArray(String[]::new)));
        return scene.expectPrompt(Prompt.Key.STARTING_INTERRUPT).choose(PREP);
    }

    @Test
    @Ruling("further-copies-of-podrace-prep")
    void arenaPodracersEventAndAFreeEffectComeIntoPlay() {
        var scene = prepared("Ultimatum");
        // the opponent may bring a Podracer too
        scene.expectDecider(DARK).expectPrompt(Prompt.Key.STARTING_CARD).choose(SEBULBA);

        assertThat(scene.locations()).contains(ARENA);
        assertThat(scene.locationOf(ANAKIN)).isEqualTo(ARENA);
        assertThat(scene.locationOf(SEBULBA)).isEqualTo(ARENA);
        assertThat(scene.ownerOf(SEBULBA)).isEqualTo(DARK);
        assertThat(scene.hostOf("Boonta Eve Podrace")).isEqualTo(ARENA);
        assertThat(scene.isOnTable("Ultimatum")).isTrue();
    }

    @Test
    void theOpponentNeedNotRace() {
        var scene = prepared("Ultimatum");
        scene.expectDecider(DARK).choose();

        assertThat(scene.isOnTable(SEBULBA)).isFalse();
        assertThat(scene.isOnTable(ANAKIN)).isTrue();
    }

    @Test
    @Claim("podrace-prep#1")
    void anEffectThatTellsADeployCostIsNotBrought() {
        // Tauntaun Bones takes Force, if little, and a Political Effect is another kind of card:
        // only the other one is offered
        var both = prepared("Plea To The Court", "Ultimatum", "Tauntaun Bones");
        both.choose();
        assertThat(both.isOnTable("Ultimatum")).isTrue();
        assertThat(both.isOnTable("Plea To The Court")).isFalse();
        assertThat(both.isOnTable("Tauntaun Bones")).isFalse();

        // nor Beggar, which would be free at one site
        var beggar = prepared("Beggar", "Ultimatum");
        beggar.choose();
        assertThat(beggar.isOnTable("Ultimatum")).isTrue();
        assertThat(beggar.isOnTable("Beggar")).isFalse();

        // with no other the start fails, and everything goes back
        var alone = prepared("Tauntaun Bones");
        alone.choose();
        assertThat(alone.isOnTable("Tauntaun Bones")).isFalse();
        assertThat(alone.isOnTable(ANAKIN)).isFalse();
    }

    @Test
    void anInsertCardIsNotBroughtToo() {
        var scene = prepared("A Tremor In The Force", "Ultimatum");
        scene.choose();

        assertThat(scene.isOnTable("Ultimatum")).isTrue();
        assertThat(scene.hand(DARK)).doesNotContain("A Tremor In The Force");
        assertThat(scene.reserve(DARK)).doesNotContain("A Tremor In The Force");
    }
}
