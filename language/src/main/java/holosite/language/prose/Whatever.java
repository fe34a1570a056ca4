package holosite.language.prose;

/** A relation that needs no noun to be told: "anything it pilots". */
public interface Whatever extends Complement {

    String alone(Prose p);

    /** As it follows a name: "Black 2 piloted by it". */
    String afterName(Prose p);
}
